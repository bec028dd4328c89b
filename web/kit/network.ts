// not in the types of browsers: Chromium has it, Firefox and Safari do not
type NavigatorWithConnection = Navigator & {
  connection?: { type?: string; saveData?: boolean }
}

/** The current connection as reported by the browser. */
export function currentNetwork(): { isWifi: boolean; savesData: boolean } {
  // not in the types of the DOM
  const { type, saveData } = (navigator as NavigatorWithConnection).connection ?? {}
  return {
    isWifi: type === 'wifi' || type === 'ethernet',
    savesData: saveData === true || type === 'cellular',
  }
}

/** Whether the browser plays Opus in WebM; iPhones before iOS 17 do not (decision 0603). */
export function playsOpusInWebm(): boolean {
  playsOpus ??= document.createElement('audio').canPlayType('audio/webm; codecs=opus') !== ''
  return playsOpus
}

// constant while the page is open
let playsOpus: boolean | undefined
