function api(own) {
    const variables = "u" < typeof process ? {} : process.env;
    return own ?? variables.WEATHER_API ?? 'https://api.example.com';
}
export { api };
