import { isOfStaff } from '#back-office/web/frame/staff-reads.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import { useState } from 'react'
import { CheckField, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { enterExchangeRates } from '../contract.ts'
import { typedRates } from '../../typed-rates.ts'
import type { Source } from './rate-sources.ts'
import type { ratesStaffText } from './rates-staff.text.ts'

type Props = { source: Source; firstKey: string; onClose: () => void }

const SHORTEST_DOCUMENT = 10

/** Rates as a publication has them. What is far from the reference rates is looked at a second time. */
export function EnterRatesDialog({ source, firstKey, onClose }: Props) {
  const t = useText<typeof ratesStaffText>('rates-staff')
  const [typed, setTyped] = useState({ key: firstKey, document: '', rates: '' })
  const [isSent, setSent] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  const { rates, wrong } = typedRates(typed.rates)
  const save = useSave(onClose)
  const doubt = save.refusal?.error === 'exchange_rates.implausible' ? save.refusal.message : undefined
  const missing = useMissing({ ...typed, wrong, count: rates.length })
  const change = (next: Partial<typeof typed>) => {
    setTyped({ ...typed, ...next })
    setConfirmed(false)
  }
  const submit = () => {
    setSent(true)
    if (Object.values(missing).some((text) => text !== undefined)) return
    if (doubt !== undefined && !confirmed) return
    save.run({ source, key: typed.key, document: typed.document.trim(), rates, confirmed })
  }
  const error = (name: keyof typeof missing) => (isSent ? missing[name] : undefined) ?? save.fields[name]
  return (
    <FormDialog
      title={t('dialogTitle', { source: t(`source_${source}`) })}
      onClose={onClose}
      form={{
        busy: save.pending,
        ...(save.refusal && doubt === undefined && { refusal: save.refusal }),
        onSubmit: submit,
      }}
      submit={t('save')}
      cancel={t('cancel')}
    >
      <p>{t('howMonth')}</p>
      <TextField
        label={t(source === 'PL_NBP' ? 'keyDay' : 'keyMonth')}
        type={source === 'PL_NBP' ? 'date' : 'month'}
        value={typed.key}
        error={error('key')}
        onChange={({ target }) => change({ key: target.value })}
      />
      <TextField
        label={t('documentLabel')}
        help={t('documentHelp')}
        maxLength={300}
        value={typed.document}
        error={error('document')}
        onChange={({ target }) => change({ document: target.value })}
      />
      <TextAreaField
        label={t('rates')}
        help={t(`unit_${source}`)}
        rows={6}
        maxLength={2000}
        spellCheck={false}
        value={typed.rates}
        error={error('rates')}
        onChange={({ target }) => change({ rates: target.value })}
      />
      {doubt !== undefined && (
        <>
          <Notice tone="warn" role="alert" title={t('second')}>
            {doubt}
          </Notice>
          <CheckField
            label={t('confirmed')}
            checked={confirmed}
            error={isSent && !confirmed ? t('tickFirst') : undefined}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
        </>
      )}
    </FormDialog>
  )
}

type Given = { key: string; document: string; wrong: readonly number[]; count: number }

/** What can be said before anything is sent. */
function useMissing({ key, document, wrong, count }: Given) {
  const t = useText<typeof ratesStaffText>('rates-staff')
  const lang = useLang()
  const lines = joinNames(wrong, lang)
  return {
    key: key === '' ? t('keyMissing') : undefined,
    document: document.trim().length < SHORTEST_DOCUMENT ? t('documentMissing') : undefined,
    rates: wrong.length > 0 ? t('ratesWrong', { lines }) : count === 0 ? t('ratesMissing') : undefined,
  }
}

function useSave(onDone: () => void) {
  const t = useText<typeof ratesStaffText>('rates-staff')
  const save = useCallMutation(enterExchangeRates, {
    staff: true,
    inPlace: () => true,
    invalidates: isOfStaff,
    onSuccess() {
      showNotification({ text: t('saved'), tone: 'good' })
      onDone()
    },
  })
  const fields: Partial<Record<string, string>> = save.error?.fields ?? {}
  const isWhole = save.error && Object.keys(fields).length === 0
  return {
    pending: save.isPending,
    fields,
    refusal: isWhole ? save.error : undefined,
    run: save.mutate,
  }
}
