import { useState } from 'react'
import { useUploadBox } from '#documents/web/public.tsx'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { parseDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { kilogramsFault } from '../../epr/kilograms-fault.ts'
import {
  ECO_FEE_CURRENCIES,
  ECO_FEE_KINDS,
  type EcoFeeCurrency,
  type EcoFeeKind,
} from '../../epr/eco-fees.ts'
import type { ecoFeesText } from '../eco-fees.text.ts'
import type { EcoFeeActs } from './eco-fee-acts.ts'
import { EcoFeeFile } from './eco-fee-file.tsx'
import { Forecast } from './eco-fee-forecast.tsx'

type Props = {
  declaration: Pick<DeclarationDetail, 'stream' | 'country' | 'scheme'>
  acts: EcoFeeActs
  onClose: () => void
}

/** A credit has its minus; null where it is no amount. */
function amountOf(text: string, currency: string): number | null {
  const isCredit = /^[-−]/.test(text.trim())
  const amount = parseDecimal(text.trim().replace(/^[-−]/, ''), exponentOf(currency), POINT_DECIMALS)
  if (amount === null || amount === 0) return null
  return isCredit ? -amount : amount
}

/** An invoice of the eco-organisation; an advance with the quantities that it was asked for. */
export function EcoFeeDialog({ declaration, acts, onClose }: Props) {
  const t = useText<typeof ecoFeesText>('eco-fees')
  const [kind, setKind] = useState<EcoFeeKind>('ADVANCE')
  const [currency, setCurrency] = useState<EcoFeeCurrency>('EUR')
  const [typed, setTyped] = useState({ document: '', amount: '', paidOn: '' })
  const [weights, setWeights] = useState<Record<string, string>>({})
  const [isTried, setTried] = useState(false)
  const box = useUploadBox(acts.upload)
  const amount = amountOf(typed.amount, currency)
  const document = typed.document.trim()
  const submit = () => {
    setTried(true)
    if (amount === null || document === '') return
    if (kind === 'ADVANCE' && Object.values(weights).some(kilogramsFault)) return
    const lines = Object.entries(weights)
      .filter(([, kilograms]) => kind === 'ADVANCE' && kilograms.trim() !== '')
      .map(([category, kilograms]) => ({ category, kilograms }))
    const uploaded = box.file && { uploadId: box.file.uploadId }
    acts.onEnter(
      { kind, amount, currency, document, paidOn: typed.paidOn || null, lines, ...uploaded },
      onClose,
    )
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <FormDialog
      title={t('enter')}
      onClose={onClose}
      form={{ busy: acts.isBusy || box.sending !== undefined, onSubmit: submit }}
      submit={t('save')}
      cancel={t('cancel')}
      size="lg"
    >
      <SelectField
        label={t('kind')}
        value={kind}
        options={ECO_FEE_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={({ target }) => setKind(ECO_FEE_KINDS.find((one) => one === target.value) ?? kind)}
      />
      <TextField
        {...field('document')}
        label={t('document')}
        maxLength={120}
        error={isTried && document === '' ? t('documentMissing') : undefined}
      />
      <TextField
        {...field('amount')}
        label={t('amount')}
        help={t('amountHelp')}
        inputMode="decimal"
        maxLength={20}
        error={isTried && amount === null ? t('amountUnclear') : undefined}
      />
      <SelectField
        label={t('currency')}
        value={currency}
        options={ECO_FEE_CURRENCIES.map((value) => ({ value, label: value }))}
        onChange={({ target }) =>
          setCurrency(ECO_FEE_CURRENCIES.find((one) => one === target.value) ?? currency)
        }
      />
      <TextField {...field('paidOn')} label={t('paidOn')} type="date" optional />
      <EcoFeeFile box={box} />
      {kind === 'ADVANCE' && (
        <Forecast
          declaration={declaration}
          weights={weights}
          isTried={isTried}
          onChange={(category, kilograms) => setWeights({ ...weights, [category]: kilograms })}
        />
      )}
    </FormDialog>
  )
}
