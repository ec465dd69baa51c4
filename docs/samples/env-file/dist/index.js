const api = "https://api.example.com/v1";
const zone = "eu";
const hash = "a #1";
const empty = "";
const lines = "one\ntwo";
export { api, empty, hash, lines, zone };
