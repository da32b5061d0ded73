import { useState } from 'react'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { IconTrash } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { USUAL_SUPPLEMENTS } from '#work-orders/usual-supplements.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { type RequestedItem, SupplementForm } from './supplement-form.tsx'
import type { supplementsStaffText } from './supplements-staff.text.ts'
import styles from '../steps/steps.module.css'

/** A list of materials is put together, then asked for in one go: one mail, not five. */
export function AskForm({ onClose }: { onClose: () => void }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const lang = useLang()
  const { data } = useWorkOrder()
  const [items, setItems] = useState<readonly RequestedItem[]>([])
  const [own, setOwn] = useState(false)
  const action = useStaffAction(askSupplements, { done: t('sent'), onDone: onClose })
  const nameOf = ({ title }: RequestedItem) => (typeof title === 'string' ? title : title[lang])
  const isListed = (title: string) => items.some((item) => nameOf(item) === title)
  const usual = USUAL_SUPPLEMENTS.filter((one) => !isListed(one.title[lang]))
  return (
    <Stack gap={16}>
      <div role="group" aria-label={t('usual')}>
        <p className={styles.label}>{t('usual')}</p>
        <div className={styles.actions}>
          {usual.map(({ key, ...one }) => (
            <Button
              key={key}
              size={32}
              onClick={() => {
                const { maxFiles, ...item } = one
                setItems([...items, item.kind === 'file' ? { ...item, maxFiles } : item])
              }}
            >
              {one.title[lang]}
            </Button>
          ))}
          <Button size={32} aria-expanded={own} onClick={() => setOwn(!own)}>
            {t('ownMaterial')}
          </Button>
        </div>
      </div>
      {own && (
        <SupplementForm
          onAdd={(item) => {
            // the same name twice is the same material, said better
            setItems([...items.filter((other) => nameOf(other) !== nameOf(item)), item])
            setOwn(false)
          }}
        />
      )}
      {items.length > 0 && (
        <div>
          <p className={styles.label}>{t('list')}</p>
          <ul className={styles.rows}>
            {items.map((item) => (
              <li key={nameOf(item)} className={styles.stepRow}>
                <span>{nameOf(item)}</span>
                <IconButton
                  size={32}
                  variant="bare"
                  label={t('remove', { name: nameOf(item) })}
                  onClick={() => setItems(items.filter((other) => other !== item))}
                >
                  <IconTrash size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          loading={action.pending}
          reason={items.length === 0 ? t('listEmpty') : undefined}
          onClick={() => action.run({ workOrderId: data.workOrder.id, items: [...items] })}
        >
          {t('send', { count: items.length })}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </Stack>
  )
}
