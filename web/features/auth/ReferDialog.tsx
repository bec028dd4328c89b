import { useQuery } from '@tanstack/react-query'
import { Copy, Users } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { ReferralMoment } from '../../../contract/settings/settings.ts'
import { m } from '../../../messages/m.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Field } from '../../kit/Field.tsx'
import { numberText } from '../../kit/number-text.ts'
import { SendToWhatsApp } from '../../kit/SendToWhatsApp.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { toast } from '../../kit/toast.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import {
  invitationLink,
  invitationText,
  REFER_AND_EARN,
  REWARD_TEXT,
  referralCountQuery,
} from './referral.ts'

type ReferDialogProps = { school: string; rewardMoment: ReferralMoment; onClose: () => void }

const rewardTimings = {
  signup: m.auth_refer_timing_signup(),
  first_payment: m.auth_refer_timing_payment(),
}

/** Refer & Earn: the rewards, the number of referred friends, and the link (R-REFER-001 to R-REFER-004). */
export function ReferDialog({ school, rewardMoment, onClose }: ReferDialogProps) {
  const link = invitationLink(useSession((it) => it.user?.referralCode ?? ''))
  return (
    <Dialog
      open
      onClose={onClose}
      title={REFER_AND_EARN}
      actions={
        <SendToWhatsApp variant="primary" text={invitationText(school, link, rewardMoment)} />
      }
    >
      <p className="text-ink-2">
        {m.auth_refer_send_link()} {rewardTimings[rewardMoment]}
      </p>
      <dl className="grid grid-cols-2 gap-2.5">
        <RewardAmount label={m.auth_refer_you_earn()}>{REWARD_TEXT}</RewardAmount>
        <RewardAmount label={m.auth_refer_friend_gets()}>{REWARD_TEXT}</RewardAmount>
      </dl>
      <ReferralCount />
      <CopyLink link={link} />
    </Dialog>
  )
}

function RewardAmount({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-gold-soft px-4 py-3 text-gold-ink">
      <dt className="text-small">{label}</dt>
      <dd className="stat-value num">{children}</dd>
    </div>
  )
}

function ReferralCount() {
  return (
    <QueryBoundary
      query={useQuery(referralCountQuery)}
      errorTitle={m.auth_refer_count_did_not_load()}
      errorLayout="note"
      skeleton={
        <ReferralCountRow>
          <LoadingRegion>
            <Skeleton className="h-7 w-8" />
          </LoadingRegion>
        </ReferralCountRow>
      }
    >
      {(count) => (
        <ReferralCountRow>
          <p className="stat-value num">{numberText(count)}</p>
        </ReferralCountRow>
      )}
    </QueryBoundary>
  )
}

function ReferralCountRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-3.5">
      <Tile>
        <Users className="icon" />
      </Tile>
      <p className="grow font-medium">{m.auth_refer_count()}</p>
      {children}
    </div>
  )
}

/** How long 'Copied!' is shown (R-REFER-004). */
const COPIED_MS = 2000

/** A read-only link with a Copy button. */
function CopyLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const { isCopied, markCopied } = useCopied()
  const copy = async () => {
    if (await copyToClipboard(link, field.current)) markCopied()
    else toast.info(m.auth_link_not_copied())
  }
  return (
    <Field label={m.auth_your_link()}>
      {(control) => (
        <div className="grid gap-2.5">
          <input
            {...control}
            ref={field}
            className="input"
            dir="ltr"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="soft" fullWidth data-first onClick={() => void copy()}>
            {!isCopied && <Copy className="icon" aria-hidden />}
            <span aria-live="polite">{isCopied ? m.auth_copied() : m.kit_copy()}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}

function useCopied() {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const markCopied = () => {
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), COPIED_MS)
  }
  return { isCopied, markCopied }
}

/** True if the text was copied. Without TLS there is no clipboard API, and the older command is used. */
async function copyToClipboard(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}
