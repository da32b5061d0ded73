/** The computer of whoever files, as its browser describes it. */
export const DEVICE = {
  deviceId: 'beec798b-b366-47fa-b1f8-92cede14a1ce',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
  screens: [{ width: 1920, height: 1080, scalingFactor: 1, colourDepth: 24 }],
  windowSize: { width: 1256, height: 803 },
  timeZone: 'UTC+01:00',
}
