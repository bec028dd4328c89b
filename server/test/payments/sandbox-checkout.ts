import type { TestSchool } from '../test-school.ts'

/** Requests a page of the sandbox. */
export const get = (school: TestSchool, url: string, headers = {}) =>
  school.app.inject({ method: 'GET', url, headers })

/** Submits the page as one of its buttons does. */
export const pressButton = (school: TestSchool, fields: object) =>
  school.app.inject({ method: 'POST', url: '/sandbox/charge', payload: fields })
