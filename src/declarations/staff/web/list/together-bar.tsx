import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconCalculator } from '#platform/ui/icons.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { useText } from '#platform/web/text.ts'
import type { DeclarationWork } from '../../contract.ts'
import { workTogether } from '../../work-list-contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { GroupDialog, type GroupDeed } from './group-dialog.tsx'
import { refused, type Refused } from './refused.ts'
import { goesToHmrc, useFileTogether } from './use-file-together.ts'
import styles from './work-list.module.css'

type Props = {
  chosen: readonly DeclarationWork[]
  onClear: () => void
  /** @param left what was refused, and why */
  onDone: (left: Refused[]) => void
}

/** What is done with all that is selected. The server judges each on its own. */
export function TogetherBar({ chosen, onClear, onDone }: Props) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const [asks, setAsks] = useState<'assign' | GroupDeed | null>(null)
  const send = useStaffAction(workTogether, {
    toastsAll: true,
    done({ results }) {
      const count = results.filter(({ refusal }) => refusal === null).length
      return count > 0 ? t('togetherDone', { count }) : undefined
    },
    onDone({ results }) {
      setAsks(null)
      onDone(
        results.flatMap(({ id, refusal }) => {
          const row = chosen.find((one) => one.id === id)
          return refusal && row ? [refused(row, refusal.message)] : []
        }),
      )
    },
  })
  const filing = useFileTogether((count, left) => {
    if (count > 0) showNotification({ text: t('togetherDone', { count }), tone: 'good' })
    setAsks(null)
    onDone(left)
  })
  const items = chosen.map(({ company, id, revision }) => ({ companyId: company.id, id, revision }))
  return (
    <section className={cx('dark-ground', styles.bar)} aria-label={t('together')}>
      <b role="status">{t('selected', { count: chosen.length })}</b>
      <Button size={32} onClick={() => setAsks('assign')}>
        {t('assign')}
      </Button>
      <Button
        size={32}
        icon={<IconCalculator size={18} />}
        loading={send.pending && asks === null}
        onClick={() => send.run({ action: 'calculate', items })}
      >
        {t('calculateTogether')}
      </Button>
      {chosen.some(({ why }) => why === 'NIL' || why === 'NIL_STATED') && (
        <Button size={32} onClick={() => setAsks('nil')}>
          {t('nilTogether')}
        </Button>
      )}
      <Button size={32} onClick={() => setAsks('check')}>
        {t('checkTogether')}
      </Button>
      {chosen.some(goesToHmrc) && (
        <Button size={32} onClick={() => setAsks('file')}>
          {t('fileTogether')}
        </Button>
      )}
      <Button size={32} variant="subtle" onClick={onClear}>
        {t('clearSelection')}
      </Button>
      {asks === 'assign' && (
        <AssignDialog
          count={items.length}
          busy={send.pending}
          onAssign={(staffId) => send.run({ action: 'assign', items, staffId })}
          onClose={() => setAsks(null)}
        />
      )}
      {(asks === 'check' || asks === 'nil') && (
        <GroupDialog
          deed={asks}
          count={items.length}
          busy={send.pending}
          onSubmit={() => send.run({ action: asks, items })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'file' && (
        <GroupDialog
          deed="file"
          count={chosen.filter(goesToHmrc).length}
          busy={filing.at !== null}
          progress={filing.at === null ? undefined : t('filing', filing.at)}
          onSubmit={() => filing.file(chosen)}
          onClose={() => setAsks(null)}
        />
      )}
    </section>
  )
}
