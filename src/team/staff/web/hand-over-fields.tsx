import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { OpenOrder } from './hand-over-round.ts'
import type { handOverText } from './hand-over.text.ts'

/** To whom, and which: all but those that are kept. */
export function HandOverFields(props: {
  colleagues: readonly { id: string; name: string }[]
  to: string
  onTo: (to: string) => void
  orders: readonly OpenOrder[]
  more: boolean
  kept: readonly string[]
  onKept: (kept: readonly string[]) => void
}) {
  const { colleagues, to, onTo, orders, more, kept, onKept } = props
  const t = useText<typeof handOverText>('hand-over')
  const ids = orders.map(({ id }) => id)
  const chosen = ids.filter((id) => !kept.includes(id))
  return (
    <>
      <SelectField
        label={t('to')}
        value={to}
        placeholder={t('byRules')}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onTo(target.value)}
      />
      {more && <Notice tone="info">{t('more', { count: orders.length })}</Notice>}
      <Row gap={8}>
        <Button size={32} onClick={() => onKept([])}>
          {t('all')}
        </Button>
        <Button size={32} onClick={() => onKept(ids)}>
          {t('none')}
        </Button>
      </Row>
      <ChoiceChips
        name="workOrderIds"
        legend={t('which')}
        look="list"
        multiple
        value={chosen}
        options={orders.map(({ id, number, company, product }) => ({
          value: id,
          label: company,
          detail: `${number} · ${product}`,
        }))}
        error={chosen.length === 0 ? t('nothingChosen') : undefined}
        onChange={(id, on) => onKept(on ? kept.filter((one) => one !== id) : [...kept, id])}
      />
    </>
  )
}
