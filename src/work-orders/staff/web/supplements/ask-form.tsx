import { useState } from 'react'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { IconTrash } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { USUAL_SUPPLEMENTS } from '#work-orders/usual-supplements.ts'
import { useMove } from '../use-move.ts'
import { nowOf } from '../now/now-of.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { type RequestedItem, SupplementForm } from './supplement-form.tsx'
import type { supplementsStaffText } from './supplements-staff.text.ts'
import styles from '../steps/steps.module.css'

/** Builds a list of supplements and requests them together: one mail, not five. */
export function AskForm({ onClose }: { onClose: () => void }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const lang = useLang()
  const [items, setItems] = useState<readonly RequestedItem[]>([])
  const [own, setOwn] = useState(false)
  const nameOf = ({ title }: RequestedItem) => (typeof title === 'string' ? title : title[lang])
  const add = (item: RequestedItem) =>
    // The same name again replaces the supplement.
    setItems([...items.filter((other) => nameOf(other) !== nameOf(item)), item])
  return (
    <Stack gap={16}>
      <div role="group" aria-label={t('usual')}>
        <p className={styles.label}>{t('usual')}</p>
        <div className={styles.actions}>
          <UsualButtons listed={items.map(nameOf)} onAdd={add} />
          <Button size={32} aria-expanded={own} onClick={() => setOwn(!own)}>
            {t('ownSupplement')}
          </Button>
        </div>
      </div>
      {own && (
        <SupplementForm
          onAdd={(item) => {
            add(item)
            setOwn(false)
          }}
        />
      )}
      {items.length > 0 && (
        <ItemList
          names={items.map(nameOf)}
          onRemove={(name) => setItems(items.filter((item) => nameOf(item) !== name))}
        />
      )}
      <SendButtons items={items} onDone={onClose} />
    </Stack>
  )
}

function SendButtons({ items, onDone }: { items: readonly RequestedItem[]; onDone: () => void }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const { data } = useWorkOrder()
  const action = useMove(askSupplements, {
    done: t('sent'),
    onDone,
    toastsAll: true,
    stays: ['judge', 'decide'].includes(nowOf(data).kind),
  })
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        loading={action.pending}
        reason={items.length === 0 ? t('listEmpty') : undefined}
        onClick={() => action.run({ workOrderId: data.workOrder.id, items: [...items] })}
      >
        {t('send', { count: items.length })}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {t('back')}
      </Button>
    </div>
  )
}

/** Usual supplements that are not on the list yet, one click each. */
function UsualButtons({
  listed,
  onAdd,
}: {
  listed: readonly string[]
  onAdd: (item: RequestedItem) => void
}) {
  const lang = useLang()
  return USUAL_SUPPLEMENTS.filter((one) => !listed.includes(one.title[lang])).map(
    ({ key, maxFiles, ...item }) => (
      <Button key={key} size={32} onClick={() => onAdd(item.kind === 'file' ? { ...item, maxFiles } : item)}>
        {item.title[lang]}
      </Button>
    ),
  )
}

function ItemList({ names, onRemove }: { names: readonly string[]; onRemove: (name: string) => void }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  return (
    <div>
      <p className={styles.label}>{t('list')}</p>
      <ul className={styles.rows}>
        {names.map((name) => (
          <li key={name} className={styles.stepRow}>
            <span>{name}</span>
            <IconButton size={32} variant="bare" label={t('remove', { name })} onClick={() => onRemove(name)}>
              <IconTrash size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
