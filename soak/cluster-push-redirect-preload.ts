import { Agent } from 'node:https'
import { connect } from 'node:net'

const { SOAK_PUSH_PORT, SOAK_ADDRESS } = process.env

// loaded into each process of soak/cluster.ts: connects every push to the sink of the test, whatever its host, from an
// address that identifies the process
Agent.prototype.createConnection = () =>
  connect({ port: Number(SOAK_PUSH_PORT), host: '127.0.0.1', localAddress: SOAK_ADDRESS })
