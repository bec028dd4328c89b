import type { FastifyRequest } from 'fastify'
import type { Locale } from '../../messages/languages.ts'
import type { Db } from '../platform/db.ts'
import { LANGUAGE_COOKIE, localeOf } from '../platform/locale-of.ts'
import { knownSchoolLanguage, schoolLanguage } from '../platform/school-language.ts'
import { readCookie } from './cookies.ts'

const profiles = new WeakMap<FastifyRequest, string>()

/** Sets the language that the caller of a request has chosen; '' for none. */
export function setProfileLanguage(request: FastifyRequest, language: string): void {
  profiles.set(request, language)
}

const sourcesOf = (request: FastifyRequest) => ({
  profile: profiles.get(request),
  cookie: readCookie(request, LANGUAGE_COOKIE),
  acceptLanguage: request.headers['accept-language'],
})

/** The language of the reader of a response (R-LANG-004). */
export async function requestLocale(request: FastifyRequest, db: Db): Promise<Locale> {
  return localeOf({ ...sourcesOf(request), school: await schoolLanguage(db) })
}

/** The same without a query, for errors. */
export const knownRequestLocale = (request: FastifyRequest, db: Db): Locale =>
  localeOf({ ...sourcesOf(request), school: knownSchoolLanguage(db) })
