// Has the interface of the card provider's inline script, and opens the sandbox's checkout page, which charges no card.
;(() => {
  const sandbox = new URL(document.currentScript.src).origin
  const required = ['key', 'email', 'amount', 'reference']

  function open(options) {
    const missing = required.find((name) => !options[name])
    if (missing) throw new Error(`Attribute ${missing} is required`)
    const params = new URLSearchParams({
      reference: options.reference,
      email: options.email,
      amount: String(options.amount),
      currency: options.currency ?? 'NGN',
      theme: document.documentElement.dataset.theme ?? 'light',
    })
    const frame = document.createElement('iframe')
    frame.title = 'Card payment (TEST MODE)'
    frame.src = `${sandbox}/sandbox/checkout?${params}`
    frame.style.cssText =
      'position:fixed;inset:0;inline-size:100%;block-size:100%;border:0;z-index:2147483647'

    function onMessage(event) {
      if (event.source !== frame.contentWindow || event.origin !== sandbox) return
      if (event.data?.event === 'ready') return frame.focus()
      close()
      if (event.data?.event === 'paid') options.onSuccess?.(receipt(options.reference))
      if (event.data?.event === 'closed') options.onCancel?.()
    }
    function close() {
      removeEventListener('message', onMessage)
      frame.remove()
    }
    addEventListener('message', onMessage)
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

    // the interface of older versions of the script
    static setup({ ref, callback, onClose, ...options }) {
      const names = { reference: ref, onSuccess: callback, onCancel: onClose }
      return { openIframe: () => open({ ...names, ...options }) }
    }
  }
})()
