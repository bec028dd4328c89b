import { PARSE_TERMS, type ParsePart } from '../../../../../contract/exams/kinds/parse/parse.ts'
import { locale, m } from '../../../../../messages/m.ts'

/** The labels of the lists. */
export const PART_LABELS: Record<ParsePart, string> = {
  kind: m.exercises_part_kind(),
  role: m.exercises_part_role(),
  case: m.exercises_part_case(),
  sign: m.exercises_part_sign(),
}

const NAMES: Record<ParsePart, Record<string, string>> = {
  kind: {
    noun: m.exercises_kind_noun(),
    verb: m.exercises_kind_verb(),
    particle: m.exercises_kind_particle(),
  },
  role: {
    subject: m.exercises_role_subject(),
    predicate: m.exercises_role_predicate(),
    doer: m.exercises_role_doer(),
    deputy: m.exercises_role_deputy(),
    object: m.exercises_role_object(),
    absolute: m.exercises_role_absolute(),
    time: m.exercises_role_time(),
    place: m.exercises_role_place(),
    reason: m.exercises_role_reason(),
    state: m.exercises_role_state(),
    distinction: m.exercises_role_distinction(),
    possessor: m.exercises_role_possessor(),
    governed: m.exercises_role_governed(),
    adjective: m.exercises_role_adjective(),
    apposition: m.exercises_role_apposition(),
    joined: m.exercises_role_joined(),
    called: m.exercises_role_called(),
    kana_noun: m.exercises_role_kana_noun(),
    kana_predicate: m.exercises_role_kana_predicate(),
    inna_noun: m.exercises_role_inna_noun(),
    inna_predicate: m.exercises_role_inna_predicate(),
    past: m.exercises_role_past(),
    present: m.exercises_role_present(),
    command: m.exercises_role_command(),
    preposition: m.exercises_role_preposition(),
    conjunction: m.exercises_role_conjunction(),
    subjunctive: m.exercises_role_subjunctive(),
    jussive: m.exercises_role_jussive(),
  },
  case: {
    nominative: m.exercises_case_nominative(),
    accusative: m.exercises_case_accusative(),
    genitive: m.exercises_case_genitive(),
    jussive: m.exercises_case_jussive(),
    fixed: m.exercises_case_fixed(),
  },
  sign: {
    dammah: m.exercises_sign_dammah(),
    fathah: m.exercises_sign_fathah(),
    kasrah: m.exercises_sign_kasrah(),
    sukun: m.exercises_sign_sukun(),
    alif: m.exercises_sign_alif(),
    waw: m.exercises_sign_waw(),
    ya: m.exercises_sign_ya(),
    nun: m.exercises_sign_nun(),
    no_nun: m.exercises_sign_no_nun(),
    no_weak: m.exercises_sign_no_weak(),
    hidden_dammah: m.exercises_sign_hidden_dammah(),
    hidden_fathah: m.exercises_sign_hidden_fathah(),
    hidden_kasrah: m.exercises_sign_hidden_kasrah(),
  },
}

/** The terms of a part in both languages, as options of a list. */
export const termOptions = (part: ParsePart) =>
  Object.entries(PARSE_TERMS[part]).map(([value, arabic]) => ({
    value,
    label: locale === 'ar' ? arabic : `${NAMES[part][value]} · ${arabic}`,
  }))
