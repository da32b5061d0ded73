import { type ReactNode, useState } from 'react'
import { FileButtons, UploadList, useUploads, type FormFile } from '#forms/web/public.tsx'
import { FILE_TYPES } from '#forms/engine/model/template.ts'
import { LARGEST_FILE } from '#documents/file-rules.ts'

const ANY = { accept: FILE_TYPES as readonly string[], maxBytes: LARGEST_FILE }

/** One file for a card: chosen, photographed or dropped, uploaded at once, and replaceable until it is submitted. */
export function useOneUpload(
  limits: { accept: readonly string[]; maxBytes: number } = ANY,
  onFile?: (file: FormFile) => void,
) {
  const [file, setFile] = useState<FormFile>()
  const sending = useUploads({
    limits,
    onDone(stored) {
      setFile(stored)
      onFile?.(stored)
    },
  })
  return {
    file,
    isSending: sending.uploads.some((upload) => upload.fault === undefined),
    /** The buttons, and above them the upload in progress. */
    picker(
      labels: { choose: string; take: string },
      options: { primary?: boolean; id?: string } = {},
    ): ReactNode {
      return (
        <>
          <UploadList
            uploads={sending.uploads}
            limits={limits}
            onRetry={sending.retry}
            onDrop={sending.drop}
          />
          <FileButtons
            {...options}
            accept={limits.accept}
            labels={labels}
            onFiles={(files) => sending.start(files.slice(0, 1))}
          />
        </>
      )
    },
  }
}
