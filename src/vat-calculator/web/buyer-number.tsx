import { useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { makeCall } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import { checkVatNumberCall } from '#tax-numbers/contract.ts'
import type { calculatorText } from './calculator.text.ts'
import { fieldOf, type Fields } from './fields.ts'

type Found = 'valid' | 'invalid' | 'unavailable' | 'failed' | { notFormed: string }

/**
 * The buyer's VAT number, looked up in the register on request. Silence of the register says nothing about the number.
 */
export function BuyerNumber(fields: Fields) {
  const t = useText<typeof calculatorText>('calculator')
  const { found, checking, check, discard } = useLookUp(fields)
  const number = fields.draft.buyerVatId ?? ''
  const message = typeof found === 'object' ? found.notFormed : found && t(`number_${found}`)
  const field = fieldOf(fields, 'buyerVatId')
  return (
    <Stack gap={8}>
      <TextField
        label={t('buyerVatId')}
        autoComplete="off"
        maxLength={60}
        {...field}
        onChange={(event) => {
          discard()
          field.onChange(event)
        }}
      />
      <Row gap={12}>
        <Button
          loading={checking}
          reason={number.trim() === '' ? t('numberFirst') : undefined}
          onClick={() => void check(number)}
        >
          {t('checkNumber')}
        </Button>
        <span role="status">{message}</span>
      </Row>
      <CheckField
        id={`${fields.id}-buyerVatIdValid`}
        label={t('buyerVatIdValid')}
        checked={fields.draft.buyerVatIdValid === 'yes'}
        onChange={(event) => fields.set('buyerVatIdValid', event.target.checked ? 'yes' : '')}
      />
    </Stack>
  )
}

function useLookUp({ set }: Fields) {
  const [checking, setChecking] = useState(false)
  const [found, setFound] = useState<Found>()
  /** Counts edits, so that the answer to an earlier number is discarded. */
  const edits = useRef(0)
  async function check(number: string) {
    const before = edits.current
    setChecking(true)
    const next = await ask(number)
    setChecking(false)
    if (edits.current !== before) return
    setFound(next)
    set('buyerVatIdValid', next === 'valid' ? 'yes' : '')
  }
  function discard() {
    edits.current++
    setFound(undefined)
    set('buyerVatIdValid', '')
  }
  return { found, checking, check, discard }
}

async function ask(vat: string): Promise<Found> {
  try {
    const { wellFormed, reason, live } = await makeCall(checkVatNumberCall, { vat }, { quiet: true })
    if (!wellFormed) return { notFormed: reason ?? '' }
    return live.status === 'notAsked' ? 'unavailable' : live.status
  } catch {
    return 'failed'
  }
}
