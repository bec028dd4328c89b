/** The background workers of the server, by what they do. */
export const workerNames = [
  'mail',
  'push',
  'payments',
  'refunds',
  'transfers',
  'scheduled messages',
  'reminders',
  'sessions',
  'search',
  'renditions',
  'recordings',
  'housekeeping',
  'exports',
  'erasure',
  'backups',
] as const
export type WorkerName = (typeof workerNames)[number]
