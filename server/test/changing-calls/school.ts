import { join } from 'node:path'
import { deleteClass } from '../../../contract/classes/classes.ts'
import { createKeyPair } from '../../backup/seal.ts'
import { callApi } from '../call-api.ts'
import { demoFile } from '../uploads/upload-file.ts'

import { type Examples, newClass } from './school-to-change.ts'

/** Calls that change the bin and the settings. */
export const schoolCalls = {
  // the bin
  restoreFromBin: async (it) => {
    const { class_id } = await newClass(it)
    await callApi(it.school, deleteClass, { class_id }, it.maryam)
    return { fields: { kind: 'class', item_id: class_id } }
  },

  // a mention of somebody whose account was erased
  closeMention: async ({ school, amina }) => {
    const { id } = await school.db
      .insertInto('mentions')
      .values({
        ...{ user_id: amina.id, table_name: 'comments', row_id: 1, column_name: 'body' },
        ...{ position: 0, characters: 5, found_at: 0 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { fields: { mention_id: String(id) } }
  },

  // copies of the school
  backUpNow: async ({ school }) => {
    school.config.BACKUP_TO = join(school.config.DATA_DIR, 'backups')
    return { fields: {} }
  },
  setBackupKey: async () => ({ fields: { recipient: (await createKeyPair()).recipient } }),

  // data protection
  addComplaint: async () => ({
    fields: { name: 'Amina Bello', email: 'amina@example.org', complaint: 'My name is wrong.' },
  }),
  saveDataProtection: async () => ({
    fields: {
      ...{ controller: 'Lisan Ltd', address: '1 Zoo Road, Kano', officer: 'Maryam Sani' },
      ...{ contact_email: 'data@example.org', contact_phone: '', processors: '', version: '0' },
    },
  }),
  answerComplaint: async ({ school }) => {
    const { id } = await school.db
      .insertInto('privacy_complaints')
      .values({
        ...{ user_id: null, name: 'Amina Bello', email: 'amina@example.org', body: 'Why?' },
        ...{ received_at: 0, due_at: 0, answered_at: null, answered_by: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { fields: { complaint_id: String(id), answer: 'Because.' } }
  },

  // settings
  updateAppSettings: async () => ({ fields: { siteName: 'Lisan of Kano', subamount: '900' } }),
  uploadLogo: async () => ({
    fields: {},
    file: { ...demoFile('in-the-house.png'), field: 'logo' },
  }),
} satisfies Examples
