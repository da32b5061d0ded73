import { useState } from 'react'
import { staffOrders } from '#orders/staff/contract.ts'
import { matchTransfer, type StaffTransfer, type TransferFit } from '#payments/staff/contract.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import type { ordersStaffText } from '#orders/staff/web/orders-staff.text.ts'
import type { paymentsStaffText } from './payments-staff.text.ts'

type Candidate = { orderId: string; number: string; company: string; fit: TransferFit | undefined }

/**
 * Matches a line: with one of the suggested orders, or another one by its number. Shows the consequences
 * first.
 */
export function PaymentsMatchDialog({ transfer, onClose }: { transfer: StaffTransfer; onClose: () => void }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const os = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const [sought, setSought] = useState('')
  const found = useFound(sought)
  const candidates: Candidate[] = [
    ...transfer.suggestions,
    ...found.orders.filter((order) => !transfer.suggestions.some((one) => one.orderId === order.orderId)),
  ]
  const [picked, setPicked] = useState<string>()
  const chosen = candidates.find((one) => one.orderId === picked) ?? candidates[0]
  const match = useStaffAction(matchTransfer, {
    done: ({ fit }) => t(`matched_${fit}`),
    onDone: onClose,
  })
  const impossible = chosen?.fit === 'OTHER_CURRENCY'
  return (
    <Dialog onClose={onClose} title={t('matchTitle', { sum: formatMoney(transfer.amount, lang) })}>
      <Stack gap={16}>
        <p>
          <TwoLines second={transfer.reference || t('noReference')}>
            {t('matchFrom', {
              payer: transfer.payer || t('unknownPayer'),
              day: formatDay(transfer.day, lang, 'full'),
            })}
          </TwoLines>
        </p>
        {candidates.length > 0 && (
          <ChoiceChips
            name="order"
            legend={t('suggestions')}
            look="cards"
            value={chosen?.orderId ?? ''}
            onChange={setPicked}
            options={candidates.map((one) => ({
              value: one.orderId,
              label: one.number,
              detail: one.company,
            }))}
          />
        )}
        <SearchOrder
          label={t(candidates.length > 0 ? 'findOrder' : 'findFirst')}
          onSearch={setSought}
          missing={found.missing}
        />
        {chosen && <p role="status">{t(`explain_${chosen.fit ?? 'unknown'}`)}</p>}
        <Row gap={12}>
          <Button
            variant="primary"
            loading={match.pending}
            reason={chosen ? (impossible ? t('explain_OTHER_CURRENCY') : undefined) : t('chooseFirst')}
            onClick={() =>
              chosen &&
              match.run({
                transferId: transfer.id,
                orderId: chosen.orderId,
                ...(chosen.fit && { fit: chosen.fit }),
              })
            }
          >
            {chosen ? t('matchNow', { number: chosen.number }) : t('match')}
          </Button>
          <Button onClick={onClose}>{os('back')}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

/** Orders found by number or company; the server says what the line would do to them. */
function useFound(sought: string): { orders: Candidate[]; missing: boolean } {
  const read = useCallQuery(
    staffOrders,
    { keyword: sought, pageSize: 5 },
    { staff: true, enabled: sought !== '' },
  )
  const records = sought === '' ? [] : (read.data?.records ?? [])
  return {
    orders: records.map(({ id, number, company }) => ({
      orderId: id,
      number,
      company: company.name,
      fit: undefined,
    })),
    missing: sought !== '' && read.isSuccess && records.length === 0,
  }
}

function SearchOrder(props: { label: string; onSearch: (keyword: string) => void; missing: boolean }) {
  const { label, onSearch, missing } = props
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const [typed, setTyped] = useState('')
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <Row gap={8} align="end">
        <TextField
          label={label}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={missing ? t('noSuchOrder') : undefined}
        />
        <Button type="submit">{t('search')}</Button>
      </Row>
    </form>
  )
}
