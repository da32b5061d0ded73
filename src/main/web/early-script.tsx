import { use } from 'react'
import { COLOR_SCHEME_SCRIPT } from '#platform/web/color-scheme.ts'
import { LOST_SCRIPT_SCRIPT } from '#platform/web/lost-script.ts'
import { ScriptMarkContext } from './script-mark.ts'
import { TRIDENT_WARNING } from './trident-warning.ts'

/** In a browser they have run before this code, which therefore goes without them. */
const SCRIPTS = import.meta.env.SSR
  ? { colorScheme: COLOR_SCHEME_SCRIPT, trident: TRIDENT_WARNING, lostScript: LOST_SCRIPT_SCRIPT }
  : { colorScheme: '', trident: '', lostScript: '' }

/** A script that runs while the page is parsed. Only the server writes it. */
export function EarlyScript({ name }: { name: keyof typeof SCRIPTS }) {
  const mark = use(ScriptMarkContext)
  return (
    <script nonce={mark} suppressHydrationWarning>
      {SCRIPTS[name]}
    </script>
  )
}
