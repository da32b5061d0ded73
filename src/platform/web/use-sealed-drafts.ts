import { useEffect, useState } from 'react'
import { emptyDrafts, openDrafts, type SealedDrafts } from './sealed-drafts.ts'

/** The drafts of this device for the holder of the key; undefined while they are being opened, or without a key. */
export function useSealedDrafts(key: string | undefined): SealedDrafts | undefined {
  const [opened, setOpened] = useState(() => ({ key, drafts: key && emptyDrafts(key, localStorage) }))
  useEffect(() => {
    if (key === undefined || (opened.key === key && opened.drafts)) return
    let isCurrent = true
    void openDrafts(key, localStorage).then((drafts) => isCurrent && setOpened({ key, drafts }))
    return () => {
      isCurrent = false
    }
  }, [key, opened])
  return opened.key === key ? opened.drafts || undefined : undefined
}
