import { deleteClass } from '../../../contract/classes.ts'
import { callApi } from '../call-api.ts'
import { demoFile } from '../upload-file.ts'

import { type Examples, newClass } from './school-to-change.ts'

/** Calls that change the bin and the settings. */
export const schoolCalls = {
  // the bin
  restoreFromBin: async (it) => {
    const { class_id } = await newClass(it)
    await callApi(it.school, deleteClass, { class_id }, it.maryam)
    return { fields: { kind: 'class', item_id: class_id } }
  },

  // settings
  updateAppSettings: async () => ({ fields: { siteName: 'Lisan of Kano', subamount: '900' } }),
  uploadLogo: async () => ({
    fields: {},
    file: { ...demoFile('in-the-house.png'), field: 'logo' },
  }),
} satisfies Examples
