import { deviceDrafts } from '../../../forms/draft-storage.ts'

const offsetKey = (examRand: string) => `exam-clock:${examRand}`

/** Notes the time of the server at its response, so that a wrong clock of the device does not move the end of an exam. */
export function noteServerTime(examRand: string, now: number): void {
  deviceDrafts.write(offsetKey(examRand), String(Math.round(now - Date.now() / 1000)))
}

/** The time of the server in Unix seconds, by the clock of this device and its difference at the last response. */
export function schoolNow(examRand: string): number {
  const offset = Number(deviceDrafts.read(offsetKey(examRand)))
  return Math.floor(Date.now() / 1000 + (Number.isFinite(offset) ? offset : 0))
}
