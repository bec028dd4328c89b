// What the card provider's inline script offers, with a window of our own in which no card is charged.
;(() => {
  const sandbox = new URL(document.currentScript.src).origin
  const needed = ['key', 'email', 'amount', 'reference']

  function open(options) {
    const missing = needed.find((name) => !options[name])
    if (missing) throw new Error(`Attribute ${missing} is required`)
    const asked = new URLSearchParams({
      reference: options.reference,
      email: options.email,
      amount: String(options.amount),
      currency: options.currency ?? 'NGN',
      theme: document.documentElement.dataset.theme ?? 'light',
    })
    const frame = document.createElement('iframe')
    frame.title = 'Card payment (TEST MODE)'
    frame.src = `${sandbox}/sandbox/checkout?${asked}`
    frame.style.cssText =
      'position:fixed;inset:0;inline-size:100%;block-size:100%;border:0;z-index:2147483647'

    function hear(event) {
      if (event.source !== frame.contentWindow || event.origin !== sandbox) return
      if (event.data?.said === 'ready') return frame.focus()
      close()
      if (event.data?.said === 'paid') options.onSuccess?.(receipt(options.reference))
      if (event.data?.said === 'closed') options.onCancel?.()
    }
    function close() {
      removeEventListener('message', hear)
      frame.remove()
    }
    addEventListener('message', hear)
    document.body.append(frame)
    return { cancel: close }
  }

  const receipt = (reference) => ({
    reference,
    trxref: reference,
    status: 'success',
    message: 'Approved',
  })

  window.PaystackPop = class PaystackPop {
    newTransaction(options) {
      return open(options)
    }

    cancelTransaction(transaction) {
      transaction?.cancel()
    }

    // as the script of earlier years was called
    static setup({ ref, callback, onClose, ...options }) {
      const names = { reference: ref, onSuccess: callback, onCancel: onClose }
      return { openIframe: () => open({ ...names, ...options }) }
    }
  }
})()
