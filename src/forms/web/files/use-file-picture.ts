import { useEffect, useState } from 'react'
import { downloadDocument } from '#documents/contract.ts'
import { toWire } from '#documents/wire-names.ts'
import { fetchFile } from '#platform/web/file-calls.ts'
import { useFileDoor } from './file-door.ts'
import { useMayPreview } from './guarded-files.ts'

/** A URL for an `<img>` of an uploaded picture; undefined for other files, while it loads and when it cannot. */
export function useFilePicture(
  file: { fileId: string; type: string; sensitive?: boolean } | undefined,
): string | undefined {
  const [picture, setPicture] = useState<{ id: string; url: string }>()
  const { mayOpen } = useFileDoor()
  const mayPreview = useMayPreview(file) && mayOpen
  const id = mayPreview && file?.type.startsWith('image/') ? file.fileId : undefined
  useEffect(() => {
    if (id === undefined) return undefined
    let url: string | undefined
    let gone = false
    fetchFile(downloadDocument, toWire({ fileId: id })).then(
      ({ blob }) => {
        if (gone) return
        url = URL.createObjectURL(blob)
        setPicture({ id, url })
      },
      // Without a preview the file is shown as a sheet.
      () => undefined,
    )
    return () => {
      gone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [id])
  return picture?.id === id ? picture?.url : undefined
}
