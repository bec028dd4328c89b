import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { m, textOf } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Button, type ButtonVariant } from '../../kit/Button.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { Link } from '../../kit/Link.tsx'
import { Text } from '../../kit/Text.tsx'
import { ConfirmingPayment } from '../payments/shared/ConfirmingPayment.tsx'
import type { Purchase } from './purchase.ts'
import { usePurchase } from './use-purchase.ts'
import './purchase.css'

const loadDialogs = () => import('./PurchaseDialogs.tsx')
const PurchaseDialogs = lazyDialog(async () => (await loadDialogs()).PurchaseDialogs)

type PurchaseButtonProps = {
  /** Null if there is nothing to buy; a receipt stays open. */
  purchase: Purchase | null
  variant: ButtonVariant
  /** A line above the button. */
  children?: ReactNode
  onJoined?: (() => void) | undefined
}

/**
 * The button of a purchase with its sheets: disabled with the reason if the server would decline, 'Confirming…' while a
 * card payment for the class is awaited.
 */
export function PurchaseButton({ purchase, variant, children, onJoined }: PurchaseButtonProps) {
  const flow = usePurchase(onJoined)
  return (
    <>
      {purchase && (
        <div className="purchase">
          {children}
          {purchase.awaited && flow.step === 'idle' ? (
            <ConfirmingPayment payment={purchase.awaited} variant={variant} />
          ) : (
            <Button
              variant={variant}
              busy={flow.isBusy && m.kit_processing()}
              disabled={purchase.joinError !== null}
              {...(purchase.price > 0 && prefetchOnIntent(loadDialogs))}
              onClick={() => void flow.start(purchase)}
            >
              {purchase.label}
            </Button>
          )}
          {purchase.joinError && <JoinErrorMessage error={purchase.joinError} />}
        </div>
      )}
      {(flow.step === 'paying' || flow.step === 'receipt') &&
        // outside the header of the class, whose colours the dialog would inherit
        createPortal(
          <LazyDialog title={purchase?.label ?? m.enrolment_receipt()} onClose={flow.close}>
            <PurchaseDialogs {...{ purchase, flow }} onClose={flow.close} />
          </LazyDialog>,
          document.body,
        )}
    </>
  )
}

function JoinErrorMessage({ error }: { error: NonNullable<Purchase['joinError']> }) {
  const { code, message, prerequisite } = error
  if (code === 'prerequisite_not_completed' && prerequisite?.name) {
    return (
      <p className="purchase-reason">
        <Text
          of={m.enrolment_first_complete}
          class={
            <Link to={paths.class(prerequisite.publicId)}>
              <BilingualTitle>{prerequisite.name}</BilingualTitle>
            </Link>
          }
        />
      </p>
    )
  }
  return (
    <p className="purchase-reason">
      {textOf(message)}{' '}
      {code === 'registration_closed' && (
        <Link to={paths.classes}>{m.enrolment_see_other_classes()}</Link>
      )}
    </p>
  )
}
