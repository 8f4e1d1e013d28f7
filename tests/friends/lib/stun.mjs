// A small STUN server (RFC 8489) on this machine, which tells every page a made-up address on the Internet.
import { createSocket } from 'node:dgram';

const REQUEST = 0x0001;
const SUCCESS = 0x0101;
const COOKIE = 0x2112a442;
const XOR_MAPPED_ADDRESS = 0x0020;
const IPV4 = 1;

/** Returns the answer to a binding request, which says that the request came from `address`. */
function answer(request, address, port) {
  const reply = Buffer.alloc(32);
  reply.writeUInt16BE(SUCCESS, 0);
  reply.writeUInt16BE(reply.length - 20, 2);
  request.copy(reply, 4, 4, 20);  // cookie and transaction
  reply.writeUInt16BE(XOR_MAPPED_ADDRESS, 20);
  reply.writeUInt16BE(8, 22);
  reply.writeUInt8(IPV4, 25);
  reply.writeUInt16BE(port ^ (COOKIE >>> 16), 26);
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  reply.writeUInt32BE((number ^ COOKIE) >>> 0, 28);
  return reply;
}

/** Starts a server. Resolves to {port, asked, close}: `asked` contains the ports of all requests, and `silent` stops the answers. */
export async function serveStun(address) {
  const socket = createSocket('udp4').unref();
  const server = { asked: [], silent: false, close: () => socket.close() };
  socket.on('message', (request, { address: from, port }) => {
    if (request.length < 20 || request.readUInt16BE(0) !== REQUEST || request.readUInt32BE(4) !== COOKIE) return;
    server.asked.push(port);
    if (!server.silent) socket.send(answer(request, address, port), port, from);
  });
  await new Promise((done) => { socket.bind(0, '127.0.0.1', done); });
  return Object.assign(server, { port: socket.address().port });
}
