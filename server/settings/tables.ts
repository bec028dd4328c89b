declare module '../platform/tables.ts' {
  interface Tables {
    settings: SettingsTable
  }
}

export type SettingsTable = { name: string; value: string }
