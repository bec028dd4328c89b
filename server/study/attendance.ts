import {
  ATTENDANCE_PER_PAGE,
  type AttendanceOrder,
  type LessonOpening,
} from '../../contract/lessons/manage-lessons.ts'
import { compareNames } from '../../contract/platform/name-order.ts'
import type { Db } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import {
  type AttendanceGroup,
  type AttendanceNames,
  type AttendanceOf,
  countOpenings,
  listAttendanceNames,
  listOpenings,
  namedOpening,
} from './attendance-store.ts'

/** The first openings of the lessons of a class, latest first, one per student and lesson (R-ACLASS-035). */
export async function listAttendance(db: Db, of: AttendanceOf): Promise<LessonOpening[]> {
  const [names, openings] = await Promise.all([
    listAttendanceNames(db, of.classId),
    listOpenings(db, of, { group: 'student', direction: 'desc' }),
  ])
  return openings.map(namedOpening(names))
}

type AttendanceRequest = AttendanceOf & {
  sortBy: AttendanceOrder
  descending: boolean
  page: number
}

const groupOf: Record<AttendanceOrder, AttendanceGroup> = {
  date: 'day',
  name: 'student',
  email: 'student',
  lesson: 'lesson',
}

/**
 * A page of the same openings. Counts and sorts their days, students or lessons, which are a hundred times fewer, and reads the
 * openings of those that are on the page; of a student or lesson, the latest first.
 */
export async function attendancePage(db: Db, request: AttendanceRequest) {
  const { sortBy, descending } = request
  const group = groupOf[sortBy]
  const [names, counts] = await Promise.all([
    listAttendanceNames(db, request.classId),
    countOpenings(db, request, group),
  ])
  const compare = comparatorOf(sortBy, names)
  const groups = [...counts]
    .map(([id, size]) => ({ id, size }))
    .sort((one, other) => (descending ? compare(other.id, one.id) : compare(one.id, other.id)))
  const total = groups.reduce((sum, it) => sum + it.size, 0)
  const { page, offset } = clampPage({ page: request.page, total, size: ATTENDANCE_PER_PAGE })
  const { ids, skipped } = findGroups(groups, offset, offset + ATTENDANCE_PER_PAGE)
  if (ids.length === 0) return { rows: [], total, page }

  const direction = group === 'day' && !descending ? 'asc' : 'desc'
  const openings = await listOpenings(db, request, { group, ids, direction })
  const byGroup = Map.groupBy(openings, (it) => it.group_id)
  const rows = ids
    .flatMap((id) => byGroup.get(id) ?? [])
    .slice(offset - skipped, offset - skipped + ATTENDANCE_PER_PAGE)
    .map(namedOpening(names))
  return { rows, total, page }
}

/** Compares the ids of two groups; equal names are in the order of their ids. */
function comparatorOf(sortBy: AttendanceOrder, { students, subjects }: AttendanceNames) {
  if (sortBy === 'date') return (one: number, other: number) => one - other
  const textOf = (id: number) =>
    (sortBy === 'lesson' ? subjects.get(id) : students.get(id)?.[sortBy]) ?? ''
  return (one: number, other: number) => compareNames(textOf(one), textOf(other)) || one - other
}

/** The groups with an opening from `start` to `end` of the list, and the number of openings before them. */
function findGroups(
  groups: readonly { id: number; size: number }[],
  start: number,
  end: number,
): { ids: number[]; skipped: number } {
  const ids: number[] = []
  let skipped = 0
  let before = 0
  for (const { id, size } of groups) {
    if (before + size <= start) skipped = before + size
    else if (before < end) ids.push(id)
    before += size
  }
  return { ids, skipped }
}
