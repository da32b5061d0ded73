import type { PageContext } from '#platform/web/caller.ts'

/** Renders one page: the built bundle in production, Vite's live modules in development. */
export type PageRenderer = {
  render(request: Request, page: PageContext): Promise<Response>
  /** Folder of static files with hashed names, below `/assets`. */
  assetsDir: string | undefined
  close(): Promise<void>
}
