import { useState } from 'react'
import { IconButton } from '#platform/ui/button.tsx'
import { Drawer } from '#platform/ui/drawer.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconMinus, IconX, IconZoomIn } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import type { staffStepsText } from './steps/staff-steps.text.ts'
import { DocumentContents } from './steps/document-contents.tsx'
import { DownloadButton } from './steps/file-row.tsx'
import { useWorkOrder } from './work-order-scope.ts'
import styles from './steps/steps.module.css'

/** The selected document: beside the form where there is space, otherwise over it. */
export function DocumentViewer({ onClose }: { onClose: () => void }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { shown, viewerBeside } = useWorkOrder()
  if (!viewerBeside)
    return (
      shown && (
        <Drawer onClose={onClose} width="wide" title={t('viewer')}>
          <Shown key={shown.fileId} file={shown} />
        </Drawer>
      )
    )
  return (
    <aside className={styles.viewer} aria-label={t('viewer')}>
      {shown ? (
        <Shown key={shown.fileId} file={shown} onClose={onClose} />
      ) : (
        <EmptyState level={3} title={t('chooseDocument')}>
          {t('chooseDocumentText')}
        </EmptyState>
      )}
    </aside>
  )
}

const ZOOM = [1, 1.5, 2, 3, 4]

function Shown({ file, onClose }: { file: FileRecord; onClose?: () => void }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const [zoom, setZoom] = useState(0)
  return (
    <div className={styles.shownFile}>
      <header className={styles.viewerHead}>
        <h3 title={file.name}>{file.name}</h3>
        {file.type.startsWith('image/') && (
          <>
            <IconButton
              size={32}
              variant="bare"
              label={t('zoomOut')}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              <IconMinus size={18} />
            </IconButton>
            <IconButton
              size={32}
              variant="bare"
              label={t('zoomIn')}
              disabled={zoom === ZOOM.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <IconZoomIn size={18} />
            </IconButton>
          </>
        )}
        <DownloadButton file={file} />
        {onClose && (
          <IconButton size={32} variant="bare" label={t('closeDocument')} onClick={onClose}>
            <IconX size={18} />
          </IconButton>
        )}
      </header>
      <DocumentContents file={file} zoom={ZOOM[zoom] ?? 1} onZoom={() => setZoom((zoom + 1) % ZOOM.length)} />
      <p className={styles.recorded}>{t('readingRecorded')}</p>
    </div>
  )
}
