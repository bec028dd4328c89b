import type { RunningSchool } from './fixtures.ts'

/** Saves the form of a paid class with other values, as an administrator does meanwhile. */
export const changeClass = (
  school: RunningSchool,
  { id, name }: { id: string; name: string },
  fields = {},
) =>
  school.call(
    '/adminActions.php',
    'updateClass',
    {
      ...{ class_id: id, name, category: 'Grammar', about: 'About.', premium: '1', amount: '500' },
      ...{ status: '1', monthlylimit: 0, prequisite_id: '0', ...fields },
    },
    school.admin,
  )
