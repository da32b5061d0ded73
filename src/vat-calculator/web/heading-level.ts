import { createContext, use } from 'react'

/** The calculator is a page of its own, or a section of another, where its headings are one level lower. */
export const HeadingLevel = createContext<2 | 3>(3)

export function useHeadingLevel(): 2 | 3 {
  return use(HeadingLevel)
}
