import { expect, test } from 'vitest'
import { say } from '../../../messages/message.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { decline, RequestError } from '../../platform/errors.ts'
import { expectBalanced } from '../../test/payments/card-payments.ts'
import { openTestSchool, seedStudent } from '../../test/test-school.ts'
import { credit } from '../../wallet/ledger.ts'
import { dryRun, runWithSavepoint } from './savepoint.ts'

const refuse = () => decline('class_inactive', say('rules_enrolment_class_not_open'))

test.each<[string, (tx: Tx, credit: () => Promise<void>) => Promise<unknown>]>([
  ['succeeded', (tx, work) => runWithSavepoint(tx, work)],
  [
    'was declined',
    (tx, work) =>
      runWithSavepoint(tx, async () => {
        await work()
        refuse()
      }),
  ],
  ['was a dry run', (tx, work) => dryRun(tx, work)],
])(
  'a declined operation moves no money, also if an operation inside it %s',
  async (_, runInner) => {
    const school = await openTestSchool()
    const amina = await seedStudent(school)
    const fund = async (tx: Tx, amount: number) => {
      await credit(tx, {
        ...{ userId: amina.id, amount, service: 'fund', description: 'Wallet funding', now: 1 },
        idempotencyKey: `fund:${amount}`,
      })
    }

    const error = await inTransaction(school.db, async (tx) => {
      await fund(tx, 1_00)
      return runWithSavepoint(tx, async () => {
        await fund(tx, 20_00)
        await runInner(tx, () => fund(tx, 300_00))
        refuse()
      })
    })

    expect(error).toMatchObject({ message: 'This class is not open for enrolment.' })
    expect(error).toBeInstanceOf(RequestError)
    await expectBalanced(school, amina, 1_00)
  },
)

test('an error that is no refusal rolls back the whole transaction', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)

  const work = inTransaction(school.db, async (tx) => {
    await credit(tx, {
      ...{ userId: amina.id, amount: 1_00, service: 'fund', description: '', now: 1 },
      idempotencyKey: 'fund:1',
    })
    await runWithSavepoint(tx, () => Promise.reject(new Error('The disk is full')))
  })

  await expect(work).rejects.toThrow('The disk is full')
  await expectBalanced(school, amina, 0)
})
