import { Agent } from 'node:https'
import { connect } from 'node:net'

const { PROOF_PUSH_PORT, PROOF_ADDRESS } = process.env

// loaded before a process of soak/cluster.ts: its pushes go to the proof's own push service, whatever host they name,
// and come from an address that tells which process sent them
Agent.prototype.createConnection = () =>
  connect({ port: Number(PROOF_PUSH_PORT), host: '127.0.0.1', localAddress: PROOF_ADDRESS })
