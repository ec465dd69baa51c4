const api = "https://api.example.com";
const same = "https://api.example.com";
function signedIn() {
    return Boolean(process.env.RELEASE_TOKEN);
}
if ('production' !== process.env.NODE_ENV) console.log('weather asks', api);
export { api, same, signedIn };
