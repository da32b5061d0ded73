import { useState } from 'react'
import { Drawer } from '#platform/ui/drawer.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import type { staffStepsText } from './steps/staff-steps.text.ts'
import type { Fit } from './viewer/look.ts'
import { ShownFile } from './viewer/shown-file.tsx'
import { useWorkOrder } from './work-order-scope.ts'
import styles from './steps/steps.module.css'

/** The selected document: beside the form where there is space, otherwise over it. */
export function DocumentViewer({ onClose }: { onClose: () => void }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { shown, viewerBeside } = useWorkOrder()
  const [fit, setFit] = useState<Fit>('width')
  const fitting = { fit, onFit: () => setFit(fit === 'width' ? 'page' : 'width') }
  if (!viewerBeside)
    return (
      shown && (
        <Drawer onClose={onClose} width="wide" title={t('viewer')}>
          <ShownFile file={shown} beside={NO_SPACE} {...fitting} />
        </Drawer>
      )
    )
  return (
    <aside className={styles.viewer} aria-label={t('viewer')}>
      {shown ? (
        <OneOrTwo shown={shown} onClose={onClose} {...fitting} />
      ) : (
        <EmptyState level={3} title={t('chooseDocument')}>
          {t('chooseDocumentText')}
        </EmptyState>
      )}
    </aside>
  )
}

const NO_SPACE = { possible: false, kept: false, toggle: () => undefined }

type Props = { shown: FileRecord; fit: Fit; onFit: () => void; onClose: () => void }

/** A file that is kept stays on the left while the form and the keys open others beside it. */
function OneOrTwo({ shown, onClose, ...fitting }: Props) {
  const [kept, setKept] = useState<FileRecord>()
  const toggle = () => setKept(kept ? undefined : shown)
  return (
    <div className={styles.pair}>
      {kept && kept.fileId !== shown.fileId && (
        <ShownFile key={`kept ${kept.fileId}`} file={kept} onClose={() => setKept(undefined)} {...fitting} />
      )}
      <ShownFile
        key="shown"
        file={shown}
        beside={{ possible: true, kept: kept !== undefined, toggle }}
        onClose={onClose}
        {...fitting}
      />
    </div>
  )
}
