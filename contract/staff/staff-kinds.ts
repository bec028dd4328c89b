/** The kinds of accounts with role 11. */
export const STAFF_KINDS = ['owner', 'teacher', 'marker', 'accountant'] as const
export type StaffKind = (typeof STAFF_KINDS)[number]

/** The maximum number of classes or people of one request about the staff. */
export const STAFF_LIST_MAX = 200

/** The kind with this name; undefined for any other text. */
export const toStaffKind = (text: string): StaffKind | undefined =>
  STAFF_KINDS.find((it) => it === text)
