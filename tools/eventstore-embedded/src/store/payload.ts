import { ProtobufReader } from "../protobuf/reader.ts";
import { type LogRecord, recordedEventOf } from "./records.ts";

/** An event's data, decoded from its record: for the few events that the server itself reads (metadata, links). */
export function dataOf(record: LogRecord): Buffer {
  const fields = new ProtobufReader(recordedEventOf(record));
  let data = Buffer.alloc(0);
  while (fields.next()) {
    if (fields.field === 8) data = Buffer.from(fields.bytes());
    else fields.skip();
  }
  return data;
}
