import { type AdminCall, pageFor } from './admin-call.ts'

/** The calls of the dashboard, of the payments and of the search. */
export const paymentCalls: AdminCall[] = [
  {
    name: 'fundWallet',
    action: 'fundWallet',
    fields: (index, { studentIds }) => ({
      student_id: String(studentIds[index % studentIds.length]),
      amount: index + 100,
    }),
  },
  { name: 'findPayments, first page', action: 'findPayments', fields: () => ({}) },
  {
    name: 'findPayments, any type, any page',
    action: 'findPayments',
    fields: (index, { ledgerRows }) => ({
      type: ['', 'credit', 'debit'][index % 3],
      page: pageFor(index, ledgerRows / 2),
    }),
  },
  {
    name: 'findPayments, of a day',
    action: 'findPayments',
    // the first day with ledger entries
    fields: (index) => ({ date: '2023-04-24', page: 1 + (index % 50) }),
  },
  {
    name: 'findPayments, a month, any page',
    action: 'findPayments',
    fields: (index) => ({
      month: `2024-${String(1 + (index % 12)).padStart(2, '0')}`,
      page: 1 + ((index * 37) % 2_000),
    }),
  },
  {
    name: 'findPayments, income of two years',
    action: 'findPayments',
    fields: (index) => ({
      ...{ service: 'income', from: '2023-06-01', to: '2025-05-31', size: 100 },
      page: 1 + ((index * 37) % 1_000),
    }),
  },
  {
    name: 'findPayments, a text in a month',
    action: 'findPayments',
    fields: (index) => ({
      month: '2024-05',
      search: ['student 1', 'class 7', 'nobody'][index % 3],
    }),
  },
  { name: 'adminOverview', action: 'adminOverview', fields: () => ({}) },
  {
    name: 'findEnrolments',
    action: 'findEnrolments',
    fields: (index) => ({ page: 1 + index * 97 }),
  },
  {
    name: 'findEnrolments, with sums',
    action: 'findEnrolments',
    fields: (index) => ({ how: '', page: 1 + index * 97 }),
  },
  {
    name: 'findEnrolments, a month',
    action: 'findEnrolments',
    fields: (index) => ({ month: '2024-05', page: 1 + index }),
  },
  {
    name: 'findEnrolments, lapsing',
    action: 'findEnrolments',
    fields: () => ({ state: 'lapsing' }),
  },
  { name: 'findFailedEmails', action: 'findFailedEmails', fields: () => ({}) },
  {
    name: 'findAnything',
    action: 'findAnything',
    fields: (index) => ({ search: ['student 99', 'class 7', 'nobody at all'][index % 3] }),
  },
  {
    name: 'findPayments, of a person',
    action: 'findPayments',
    fields: (index, { students }) => ({ search: `student${(index * 613) % students}@` }),
  },
  {
    name: 'findPayments, a text of many',
    action: 'findPayments',
    fields: (index) => ({ search: ['student 1', 'wallet funding', 'class 7', 'enrol'][index % 4] }),
  },
  {
    name: 'getPaymentHistory',
    action: 'getPaymentHistory',
    fields: () => ({}),
    isUnbounded: true,
  },
  { name: 'adminReport', path: '/adminReport.php', action: '', fields: () => ({}) },
  { name: 'findCardPayments', action: 'findCardPayments', fields: () => ({}) },
]
