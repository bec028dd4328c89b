const FIXED_PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(Owed to the school: )?Refund to your card/, '$1Refund to the card'],
  [/^(Owed to the school: )?Payment taken back by your bank/, '$1Payment taken back by the bank'],
  [/^Refund to your wallet instead of your card/, 'Refund to the wallet instead of the card'],
  [/^Referral bonus for your first payment/, 'Referral bonus for the first payment'],
]

/** The description of a ledger entry, which addresses its student, as administrators read it: 'Refund to the card (…)'. */
export function staffTitle(description: string): string {
  for (const [pattern, replacement] of FIXED_PARTS)
    if (pattern.test(description)) return description.replace(pattern, replacement)
  return description
}
