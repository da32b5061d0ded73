import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandPalette } from '#platform/ui/command-palette.tsx'
import { useText } from '#platform/web/text.ts'
import { asFound, type Found, type Page } from './found.ts'
import { PaletteKeys, PaletteNotice } from './palette-notice.tsx'
import { paletteView } from './palette-view.ts'
import { keepRecent, recentOf } from './recent.ts'
import { ResultRow } from './result-row.tsx'
import type { searchText } from './search.text.ts'
import { type SearchCall, useAnswer } from './use-answer.ts'

type PaletteProps = {
  /** Whose recent results these are: a person in a company. */
  owner: string
  pages: readonly Page[]
  call: SearchCall
  staff?: boolean
  placeholder: string
  /** What to try when nothing was found. */
  noneHint: string
  groupTitle: (kind: string) => string
  onClose: () => void
}

/** One field for everything: pages at once, the rest as the server finds it. */
export function Palette({
  owner,
  pages,
  call,
  staff = false,
  groupTitle,
  onClose,
  placeholder,
  noneHint,
}: PaletteProps) {
  const t = useText<typeof searchText>('search')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent] = useState(() => recentOf(localStorage, owner))
  const { answer, askAgain } = useAnswer(call, typed, staff)
  const view = paletteView({ typed, pages, recent, suggested: pages.map(asFound), answer })
  const open = (found: Found) => {
    keepRecent(localStorage, owner, found)
    onClose()
    void navigate(found.link)
  }
  const groups = view.groups.map((group) => ({ ...group, title: groupTitle(group.value) }))
  return (
    <CommandPalette
      label={t('label')}
      placeholder={placeholder}
      typed={typed}
      onType={setTyped}
      groups={groups}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      render={(found) => <ResultRow found={found} typed={typed} />}
      onOpen={open}
      onClose={onClose}
      status={statusOf(view, typed, t)}
      keys={<PaletteKeys />}
    >
      <PaletteNotice view={view} typed={typed.trim()} noneHint={noneHint} onAgain={askAgain} />
    </CommandPalette>
  )
}

function statusOf(
  { state, isAsking, count }: ReturnType<typeof paletteView>,
  typed: string,
  t: ReturnType<typeof useText<typeof searchText>>,
): string {
  if (state === 'recent' || isAsking) return ''
  if (state === 'none') return t('none', { typed: typed.trim() })
  return state === 'failed' ? t('failed') : t('found', { count })
}
