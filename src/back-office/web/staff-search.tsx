import { Suspense } from 'react'
import type { StaffMember } from '#staff/contract.ts'
import { useTextIn, useText } from '#platform/web/text.ts'
import { loadStaffPalette, type Page, usePalette, useShortcut } from '#search/web/public.tsx'
import { adminNav } from './admin-nav.tsx'
import type { backOfficeShellText } from './back-office-shell.text.ts'

/** The search of the back office: its button for the rail, and its palette. */
export function useStaffSearch(me: StaffMember | undefined) {
  const t = useText<typeof backOfficeShellText>('back-office-shell')
  const shortcut = useShortcut()
  const { Palette, open, close } = usePalette(loadStaffPalette, me !== undefined && !me.mustChangePassword)
  return {
    search: { label: t('search'), shortcut, onOpen: open },
    palette: Palette && me && (
      <Suspense>
        <WithPages me={me}>
          {(pages) => <Palette owner={`staff:${me.id}`} pages={pages} onClose={close} />}
        </WithPages>
      </Suspense>
    ),
  }
}

/** Reads the names of the pages in both languages, which only the palette needs. */
function WithPages({ me, children }: { me: StaffMember; children: (pages: Page[]) => React.ReactNode }) {
  const t = useText<typeof backOfficeShellText>('back-office-shell')
  const en = useTextIn<typeof backOfficeShellText>('back-office-shell', 'en')
  const zh = useTextIn<typeof backOfficeShellText>('back-office-shell', 'zh')
  return children(
    adminNav(me.role).map(({ href, text }) => ({
      id: text,
      title: t(text),
      names: [en(text), zh(text)],
      words: '',
      link: href,
    })),
  )
}
