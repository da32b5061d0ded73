type Option = { value: string; label: string }

/**
 * The list in which a marketplace is chosen that a channel's format or an earlier mapping may have named: `ebay` is eBay,
 * and a name that is understood and not in the list, such as `shopify`, stays itself. One that is not understood is none.
 */
export function marketplaceChoice(
  named: string,
  isUnderstood: boolean,
  options: readonly Option[],
): { value: string; options: readonly Option[] } {
  if (named === '' || !isUnderstood) return { value: '', options }
  const plain = named.toLowerCase()
  const listed = options.find(({ value }) => value.toLowerCase() === plain)
  if (listed) return { value: listed.value, options }
  return { value: named, options: [{ value: named, label: named }, ...options] }
}
