import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Tables } from '../platform/tables.ts'

type Builder = ExpressionBuilder<Tables, 'exam_results'>

/** The condition that a submission is of a class with anonymous marking. */
export const isOfAnonymousClass = (it: Builder): Expression<SqlBool> =>
  it('exam_results.class_id', 'in', (inner) =>
    inner.selectFrom('classes').select('classes.id').where('anonymous_marking', '=', 1),
  )

/**
 * The condition that a submission waits in a class with anonymous marking: staff without `seesNames` may not know of which student it
 * is (R-STAFF-004).
 */
export const isAnonymousAndWaits = (it: Builder): Expression<SqlBool> =>
  it.and([it('exam_results.marked_at', 'is', null), isOfAnonymousClass(it)])
