import { useEffect, useState } from 'react'

/**
 * A text as the picture of a QR code, drawn in the browser: what it says goes nowhere. The library is loaded when the
 * first code is shown.
 */
export function useQrCode(text: string): string | undefined {
  const [qr, setQr] = useState<{ text: string; image: string }>()
  useEffect(() => {
    let gone = false
    void import('uqr').then(({ renderSVG }) => {
      const svg = renderSVG(text, { ecc: 'M', border: 2, pixelSize: 4 })
      if (!gone) setQr({ text, image: `data:image/svg+xml,${encodeURIComponent(svg)}` })
    })
    return () => {
      gone = true
    }
  }, [text])
  return qr?.text === text ? qr.image : undefined
}
