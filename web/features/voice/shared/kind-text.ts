import { type CorrectionKind, knownKind } from '../../../../contract/voice/correction-kinds.ts'
import { m } from '../../../../messages/m.ts'

const KIND_TEXTS: Record<CorrectionKind, string> = {
  makhraj: m.corrections_kind_makhraj(),
  madd: m.corrections_kind_madd(),
  vowel: m.corrections_kind_vowel(),
  shaddah: m.corrections_kind_shaddah(),
  ghunnah: m.corrections_kind_ghunnah(),
  waqf: m.corrections_kind_waqf(),
  word: m.corrections_kind_word(),
  left_out: m.corrections_kind_left_out(),
  added: m.corrections_kind_added(),
  well_done: m.corrections_kind_well_done(),
}

/** What a correction says: a kind of the product in the language of the reader, or one of the school as it wrote it. */
export function kindText(kind: string): string {
  const known = knownKind(kind)
  return known ? KIND_TEXTS[known] : kind
}
