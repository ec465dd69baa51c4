const coins = [
    [
        "cent",
        "1"
    ],
    [
        "dime",
        "10"
    ]
];
const src_coins = new Map(coins);
export { src_coins as coins };
