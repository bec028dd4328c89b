// The sandbox's checkout page: shows the payment, sends the pressed button to the server and reports to the parent page.
const params = new URLSearchParams(location.search)
const amount = Number(params.get('amount'))
const status = document.getElementById('status')
const buttons = [...document.querySelectorAll('button')]

document.documentElement.dataset.theme = params.get('theme') ?? 'light'
document.getElementById('amount').textContent = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: params.get('currency') ?? 'NGN',
}).format(amount / 100)
document.getElementById('email').textContent = params.get('email')
document.getElementById('reference').textContent = params.get('reference')

function report(event) {
  parent.postMessage({ event }, location.origin)
}

async function press({ outcome, reports }) {
  for (const button of buttons) button.disabled = true
  try {
    const response = await fetch('/sandbox/charge', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        reference: params.get('reference'),
        amount,
        currency: params.get('currency'),
        email: params.get('email'),
        outcome,
      }),
    })
    if (!response.ok) throw new Error(String(response.status))
    if (reports) return report(reports)
    status.textContent =
      outcome === 'failure'
        ? 'Declined. Try again, or close the window.'
        : 'Paid. The page does not receive a callback. Close the window.'
  } catch {
    status.textContent = 'The sandbox did not answer. Try again.'
  }
  for (const button of buttons) button.disabled = false
}

for (const button of buttons) button.addEventListener('click', () => press(button.dataset))
buttons[0]?.focus()
report('ready')
