import { createContext } from 'react'

/** The mark of the scripts that this rendering makes; absent in the browser. See `pages/finish-html.ts`. */
export const ScriptMarkContext = createContext<string | undefined>(undefined)
