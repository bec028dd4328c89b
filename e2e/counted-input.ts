import type { Locator } from '@playwright/test'

/** Input of an administrator, counted: presses of buttons, links and options, and typed or chosen fields. */
export function countInput() {
  const counts = { taps: 0, fields: 0 }
  return {
    counts,
    /** Presses a button, link or option. */
    tap: async (target: Locator) => {
      counts.taps += 1
      await target.click()
    },
    /** Types the text of a field. */
    type: async (field: Locator, text: string) => {
      counts.fields += 1
      await field.fill(text)
    },
    /** Chooses an option of a list. */
    choose: async (field: Locator, label: string) => {
      counts.fields += 1
      await field.selectOption({ label })
    },
    /** Chooses a file; the press that opens the system's window is a tap. */
    chooseFile: async (field: Locator, file: { name: string; text: string }) => {
      counts.taps += 1
      await field.setInputFiles({
        name: file.name,
        mimeType: 'text/csv',
        buffer: Buffer.from(file.text),
      })
    },
  }
}
