import { create } from 'zustand'
import {
  getLetterProgress,
  keyOf,
  mergeProgress,
  type ProgressEntry,
  saveLetterProgress,
} from '../../../contract/letters/letter-progress.ts'
import { callApi } from '../../api/call-api.ts'
import { useSession } from '../../api/session.ts'

/** A unit that was left: the seed of its questions, and how many steps were done. */
type Run = { seed: number; done: number }
type State = {
  userId: string
  entries: ProgressEntry[]
  runs: Record<string, Run>
  isSent: boolean
}

const VISITOR = ''
const storageKey = (userId: string) => `letters:${userId}`
const empty = (userId: string): State => ({ userId, entries: [], runs: {}, isSent: true })

function read(userId: string): State {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}')
    return { ...empty(userId), ...stored, userId }
  } catch {
    return empty(userId)
  }
}

const currentUser = () => useSession.getState().user?.id ?? VISITOR

/** The progress on this device, of the user who is signed in or of a visitor (R-LETTERS-004). */
export const useProgress = create<State>(() => read(currentUser()))

function store(change: Partial<State>) {
  useProgress.setState(change)
  try {
    const { userId, ...state } = useProgress.getState()
    localStorage.setItem(storageKey(userId), JSON.stringify(state))
  } catch {
    // a browser without storage keeps it as long as the page
  }
}

const SEND_AFTER_MS = 4_000
let timer = 0

/** Records an outcome; times of one entry grow, so that the last outcome counts. */
export function record(item: string, skill: ProgressEntry['skill'], isRight: boolean): void {
  const { entries } = useProgress.getState()
  const before = entries.find((it) => keyOf(it) === keyOf({ item, skill }))
  const [right, wrong] = [before?.right ?? 0, before?.wrong ?? 0]
  const now = Math.floor(Date.now() / 1000)
  const entry = isRight
    ? { item, skill, right: Math.max(now, wrong), wrong }
    : { item, skill, right, wrong: Math.max(now, right + 1) }
  store({ entries: mergeProgress(entries, [entry]), isSent: false })
  clearTimeout(timer)
  timer = window.setTimeout(() => void sendProgress(), SEND_AFTER_MS)
}

export const saveRun = (part: string, run: Run | undefined): void => {
  const { [part]: _, ...others } = useProgress.getState().runs
  store({ runs: run ? { ...others, [part]: run } : others })
}

/** Sends the progress of a user and takes over that of other devices; a failure is made up for at the next occasion. */
export async function sendProgress(): Promise<void> {
  const { userId, entries } = useProgress.getState()
  // another user can have signed in since
  if (userId === VISITOR || userId !== currentUser()) return
  try {
    const merged =
      entries.length === 0
        ? await callApi(getLetterProgress, {})
        : await callApi(saveLetterProgress, { progress: entries })
    const now = useProgress.getState()
    if (now.userId === userId)
      store({ entries: mergeProgress(now.entries, merged), isSent: now.entries === entries })
  } catch {
    // without a connection it stays on the device
  }
}

/** Shows the progress of who is signed in; what a visitor did on this device goes to the account of the first who signs in. */
export function openProgress(): void {
  const userId = currentUser()
  if (useProgress.getState().userId !== userId) useProgress.setState(read(userId))
  const visitor = userId === VISITOR ? empty(VISITOR) : read(VISITOR)
  if (visitor.entries.length > 0) {
    store({ entries: mergeProgress(useProgress.getState().entries, visitor.entries) })
    localStorage.removeItem(storageKey(VISITOR))
  }
  void sendProgress()
}
