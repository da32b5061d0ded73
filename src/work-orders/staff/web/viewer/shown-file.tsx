import { useState } from 'react'
import { IconButton } from '#platform/ui/button.tsx'
import { IconX } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import { DocumentContents } from '../steps/document-contents.tsx'
import { DownloadButton } from '../steps/file-row.tsx'
import type { staffStepsText } from '../steps/staff-steps.text.ts'
import styles from '../steps/steps.module.css'
import { FileName } from './file-name.tsx'
import type { Fit } from './look.ts'
import { PictureTools, ZOOM } from './picture-tools.tsx'
import { useFileTurn } from './use-file-turn.ts'
import { ViewerTools, type Beside } from './viewer-tools.tsx'

type Props = {
  file: FileRecord
  fit: Fit
  onFit: () => void
  /** Of the one that the files step through; the one kept beside it has none. */
  beside?: Beside
  onClose?: () => void
}

/** One file with what is done to look at it; nothing of it changes the file. Its buttons stay from file to file, and so does the focus on them. */
export function ShownFile({ file, fit, onFit, beside, onClose }: Props) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const [zoom, setZoom] = useState({ fileId: file.fileId, step: 0 })
  const step = zoom.fileId === file.fileId ? zoom.step : 0
  const setStep = (next: number) => setZoom({ fileId: file.fileId, step: next })
  const { turns, turn } = useFileTurn(file.fileId)
  const look = { zoom: ZOOM[step] ?? 1, turns, fit }
  const isPicture = file.type.startsWith('image/')
  return (
    <div className={styles.shownFile}>
      <header className={styles.viewerHead}>
        <FileName file={file} />
        {beside && (
          <ViewerTools
            file={file}
            fit={fit}
            onFit={onFit}
            beside={beside}
            turn={isPicture ? turn : undefined}
          />
        )}
        {isPicture && <PictureTools step={step} onStep={setStep} onTurn={turn} />}
        <DownloadButton key={file.fileId} file={file} />
        {onClose && (
          <IconButton size={32} variant="bare" label={t('closeDocument')} onClick={onClose}>
            <IconX size={18} />
          </IconButton>
        )}
      </header>
      <DocumentContents
        key={file.fileId}
        file={file}
        look={look}
        onZoom={() => setStep((step + 1) % ZOOM.length)}
      />
      <p className={styles.recorded}>{t('readingRecorded')}</p>
    </div>
  )
}
