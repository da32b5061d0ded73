import { useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { confirmDeclaration, type DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { wordOf } from '../epr/quantity-words.ts'
import { readAgain, TOUCHED } from './use-declaration.ts'

type T = Translate<typeof declarationDetailText>

/** What is confirmed stands on the button: an amount, a credit, nothing, or what is never about paying. */
function confirmLabel(t: T, { kind, payable }: DeclarationDetail, lang: Lang): string {
  if (kind === 'EPR') return t('confirmQuantities')
  if (kind === 'EC_SALES_LIST') return t('confirmList')
  if (payable === null || payable.amount === 0) return t('confirmNothing')
  const amount = formatMoney({ ...payable, amount: Math.abs(payable.amount) }, lang)
  return t(payable.amount > 0 ? 'confirmPay' : 'confirmCredit', { amount })
}

/** Confirms the figures that are on the page. `onOutdated` learns which they were if they no longer hold. */
export function useConfirm(declaration: DeclarationDetail, onOutdated: (seen: DeclarationDetail) => void) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { role, mayWrite } = useSession()
  const [done, setDone] = useState(false)
  const confirm = useCallMutation(confirmDeclaration, {
    invalidates: TOUCHED,
    inPlace: ({ error }) => error === 'declarations.outdated',
    onSuccess: () => {
      setDone(true)
      showMessage(t(wordOf(declaration, 'confirmed')), 'good')
    },
    onError: ({ error }) => {
      if (error === 'declarations.outdated') onOutdated(declaration)
      readAgain()
    },
  })
  const { id, revision, mayConfirm } = declaration
  const reason = role === undefined || mayConfirm ? undefined : t(mayWrite ? 'mayNotConfirm' : 'viewer')
  return { reason, busy: confirm.isPending || done, send: () => confirm.mutate({ id, revision }) }
}

/** What is confirmed cannot be taken back: a second press says the amount and what follows; Escape leaves it. */
export function ConfirmButton(props: {
  declaration: DeclarationDetail
  confirm: ReturnType<typeof useConfirm>
}) {
  const { declaration, confirm } = props
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const [isAsked, setAsked] = useState(false)
  const label = confirmLabel(t, declaration, lang)
  return (
    <>
      <Button
        variant="primary"
        size={52}
        full
        loading={confirm.busy}
        reason={confirm.reason}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
      {isAsked && (
        <FormDialog
          title={t('confirmTitle')}
          onClose={() => setAsked(false)}
          form={{
            busy: confirm.busy,
            onSubmit: () => {
              setAsked(false)
              confirm.send()
            },
          }}
          submit={label}
          cancel={t('confirmNotYet')}
        >
          <p>{whatFollows(t, declaration, lang)}</p>
          <p>{t(wordOf(declaration, 'cannotUndo'))}</p>
        </FormDialog>
      )}
    </>
  )
}

function whatFollows(t: T, { kind, payable, payBy }: DeclarationDetail, lang: Lang): string {
  if (kind === 'EPR') return t('followsQuantities')
  if (kind === 'EC_SALES_LIST') return t('followsList')
  if (payable === null || payable.amount === 0) return t('followsNothing')
  const amount = formatMoney({ ...payable, amount: Math.abs(payable.amount) }, lang)
  if (payable.amount < 0) return t('followsCredit', { amount })
  return payBy === null
    ? t('followsPay', { amount })
    : t('followsPayBy', { amount, day: formatDay(payBy, lang, 'weekday') })
}
