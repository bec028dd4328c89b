import { correctionKindsOf } from '../../contract/voice/correction-kinds.ts'
import {
  type Clip,
  MAX_CLIP_MS,
  MAX_CLIPS,
  TOO_MANY_CLIPS,
} from '../../contract/voice/manage-corrections.ts'
import { say } from '../../messages/message.ts'
import { lockUser } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { requireClip, type Signing, toPlayable } from './answer-corrections.ts'
import { requireRecording } from './recorded.ts'
import { insertClip, listClips, updateClip } from './store.ts'

/** The clips of a marker, the last used first; one whose recording was deleted is left out. */
export async function clipsOf(db: Db, ownerId: number, signing: Signing): Promise<Clip[]> {
  const rows = await listClips(db, ownerId)
  return rows.flatMap((row) => {
    const audio = toPlayable(row, signing)
    return audio ? [{ id: row.id, name: row.name, kind: row.kind, audio }] : []
  })
}

type ClipText = { name: string; kind: string }
type Actor = { ownerId: number; now: number }

/** Adds a clip of at most 20 seconds (R-VOICE-007). */
export async function addClip(tx: Tx, clip: ClipText & Actor & { recordingId: number }) {
  const { name, kind, ownerId, recordingId, now } = clip
  await lockUser(tx, ownerId)
  if ((await listClips(tx, ownerId)).length >= MAX_CLIPS) decline('too_many_clips', TOO_MANY_CLIPS)
  await requireKnownKind(tx, kind)
  const own = { id: recordingId, userId: ownerId, purpose: 'clip' as const }
  await requireRecording(tx, { ...own, longest: MAX_CLIP_MS })
  const id = await insertClip(tx, {
    ...{ owner_id: ownerId, name, kind, recording_id: recordingId, used_at: now },
  })
  await audit(tx, clip, { action: 'addClip', after: { clipName: name, correctionKind: kind } })
  return id
}

/** Changes the name and the kind of a clip. */
export async function changeClip(tx: Tx, change: ClipText & Actor & { id: number }) {
  const { id, name, kind, ownerId } = change
  const stored = await requireClip(tx, id, ownerId)
  if (kind !== stored.kind) await requireKnownKind(tx, kind)
  await updateClip(tx, id, { name, kind })
  await audit(tx, change, {
    action: 'changeClip',
    before: { clipName: stored.name, correctionKind: stored.kind },
    after: { clipName: name, correctionKind: kind },
  })
}

/** Removes a clip from the list; marks that use it keep it. */
export async function removeClip(tx: Tx, removal: Actor & { id: number }) {
  const { id, ownerId, now } = removal
  const stored = await requireClip(tx, id, ownerId)
  await updateClip(tx, id, { removed_at: now })
  await audit(tx, removal, {
    action: 'removeClip',
    before: { clipName: stored.name, correctionKind: stored.kind },
  })
}

async function requireKnownKind(tx: Tx, kind: string) {
  const { correctionKinds } = await readSettings(tx)
  if (!correctionKindsOf(correctionKinds).includes(kind))
    decline('correction_kind_unknown', say('rules_corrections_kind_unknown'))
}

type Entry = Pick<Parameters<typeof writeAuditEntry>[1], 'action' | 'before' | 'after'>

const audit = (tx: Tx, { ownerId, now }: Actor, entry: Entry) =>
  writeAuditEntry(tx, { actorId: ownerId, subjectId: null, now, ...entry })
